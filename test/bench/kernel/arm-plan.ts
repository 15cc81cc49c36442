import { plan } from '../../../kernel/index'
import { createMenu } from './menu'
import { report } from './town'

const features = createMenu()

await report(() => plan(features))
