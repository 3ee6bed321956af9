/** `npm run password -- admin|dealer`: runs scripts/password.ts. */
import './prepare/node-version.mjs'

import('./prepare/program.mjs').then(({ runProgram }) => runProgram('password'))
