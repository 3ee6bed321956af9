/** `npm run restore -- FILE`: runs scripts/restore.ts. */
import './prepare/node-version.mjs'

import('./prepare/program.mjs').then(({ runProgram }) => runProgram('restore'))
