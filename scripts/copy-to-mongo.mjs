/** `npm run copy-to-mongo`: runs scripts/copy-to-mongo.ts. */
import './prepare/node-version.mjs'

import('./prepare/program.mjs').then(({ runProgram }) => runProgram('copy-to-mongo'))
