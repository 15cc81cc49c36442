declare module 'virtual:shell-texts/en' {
  const messages: import('../../features/ui/contract').Messages
  export default messages
}
declare module 'virtual:shell-texts/hi' {
  const messages: import('../../features/ui/contract').Messages
  export default messages
}
