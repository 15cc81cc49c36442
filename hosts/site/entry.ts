import { comeAlive } from './come-alive'
import { siteFeatures } from './features'

void comeAlive(() => siteFeatures)
