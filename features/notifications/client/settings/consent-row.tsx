/** On the page of what one agreed to: push in this browser. */
export { PushSwitch as Part } from './push-switch'
