/** What the site itself is drawn with. */
import css from '../../../ui/tokens.css?raw'
import { readTokens } from './readTokens'

export const tokens = readTokens(css)
