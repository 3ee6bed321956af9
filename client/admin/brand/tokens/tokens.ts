/** The tokens that the site itself uses. */
import css from '../../../ui/tokens.css?raw'
import { readTokens } from './readTokens'

export const tokens = readTokens(css)
