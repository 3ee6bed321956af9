/** `npm start`: installs what is missing, builds what is stale, then becomes the server. */
import './prepare/node-version.mjs'

import('./prepare/program.mjs').then(({ runProgram }) => runProgram('main'))
