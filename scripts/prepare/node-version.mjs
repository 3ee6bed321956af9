/** Exits with one line if Node is too old for the product. Must be imported first. */
const [major, minor] = process.versions.node.split('.').map(Number)
const isEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!isEnough) {
  console.error(
    `Node ${process.versions.node} is too old: this needs 20.19 or later, or 22.12 or later.`,
  )
  process.exit(1)
}
