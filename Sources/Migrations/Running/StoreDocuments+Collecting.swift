internal import JSONText

extension StoreDocuments {
  mutating func collect(
    _ conversion: Conversion, _ item: WorkingDocument.Item, _ row: Int, of document: WorkingDocument
  ) throws(MigrationError) {
    guard !conversion.outputs.isEmpty || conversion.isFolded || !conversion.losses.isEmpty else {
      throw MigrationError(.leftOut(step: step.name), at: place(of: item.origin))
    }
    note(conversion, item.origin)
    for output in conversion.outputs {
      let (text, isPlaced) = try text(of: output, from: conversion, item, row, of: document)
      results.put(
        WorkingDocument.Item(
          text: text, row: isPlaced ? item.row : nil, origin: item.origin, seconds: output.seconds),
        at: DocumentPath(kind: output.kind, month: output.month))
      for figure in step.figuresAfter(output.kind, output.value, zone) { notes.after.add(figure) }
    }
  }

  /// The text of what a record becomes, and whether it stands in the row that the record had.
  private func text(
    of output: Conversion.Output, from conversion: Conversion, _ item: WorkingDocument.Item, _ row: Int,
    of document: WorkingDocument
  ) throws(MigrationError) -> (WorkingDocument.Item.Text, Bool) {
    let stays = output.kind == conversion.kind && output.month == conversion.month && output.seconds == nil
    guard stays else { return (.printed(JSONPrinter.element(output.value)), false) }
    if output.value == conversion.value { return (item.text, true) }
    guard item.isInPlace else { return (.printed(JSONPrinter.element(output.value)), true) }
    do throws(JSONError) {
      return (.fitted(try document.rewritten(item, to: output.value)), true)
    } catch {
      throw MigrationError(.json(error), at: place(of: item.origin))
    }
  }

  private mutating func note(_ conversion: Conversion, _ origin: RecordOrigin) {
    func entry(_ text: String) -> StepNotes.Entry {
      StepNotes.Entry(origin: origin, kind: conversion.kind, id: conversion.id, text: text)
    }
    notes.findings += conversion.findings.map(entry)
    notes.losses += conversion.losses.map(entry)
    for member in conversion.unseen { notes.unseen[member, default: 0] += 1 }
    notes.before.count(conversion.kind)
    for figure in step.figuresBefore(conversion.kind, conversion.value, zone) { notes.before.add(figure) }
  }
}
