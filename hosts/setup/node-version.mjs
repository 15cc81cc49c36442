/** Leaves with one sentence when this Node is too old: nothing after it would make sense. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Foothold needs Node 20.19 or newer, this is ${process.versions.node}. Install a current one from https://nodejs.org and run the command again.`,
  )
  process.exit(1)
}
