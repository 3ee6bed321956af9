/**
 * Runs before the first paint of any page behind a sign-in, so that dark pages never flash white.
 * Dealer pages use the same document and stay light.
 */
import './dark.css'
import { roleAreas } from '#shared/session/areas'
import { showTheme, storedTheme } from './theme'

if (`${location.pathname}/`.startsWith(`${roleAreas.admin}/`)) showTheme(storedTheme())
