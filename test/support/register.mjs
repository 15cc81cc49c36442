// Loaded with `--import` before a test that is run by itself: what only a bundler understands gets a stand-in.
import { register } from 'node:module'

register('./stand-ins.mjs', import.meta.url)
