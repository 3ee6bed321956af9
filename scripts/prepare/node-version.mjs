/**
 * Ends the run on a Node that is too old for the product, with one line. Imported first, and written
 * so that an old Node can still read it.
 */
var parts = process.versions.node.split('.').map(Number)
var isEnough =
  (parts[0] === 20 && parts[1] >= 19) || (parts[0] === 22 && parts[1] >= 12) || parts[0] > 22

if (!isEnough) {
  console.error(
    'Node ' + process.versions.node + ' is too old: this needs 20.19 or later, or 22.12 or later.',
  )
  process.exit(1)
}
