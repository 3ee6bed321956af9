/** `npm run backup -- FILE`: runs scripts/backup.ts. */
import './prepare/node-version.mjs'

import('./prepare/program.mjs').then(({ runProgram }) => runProgram('backup'))
