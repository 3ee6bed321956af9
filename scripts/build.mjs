/** `npm run build`: builds everything, whether stale or not. */
import './prepare/node-version.mjs'

import('./prepare/prepare.mjs').then(({ prepare }) => prepare({ build: 'always' }))
