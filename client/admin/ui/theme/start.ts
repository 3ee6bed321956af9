/**
 * Runs before anything of a page behind a sign-in is painted, so that dark pages never flash white. The dealer
 * pages have the same document and stay light.
 */
import './dark.css'
import { roleAreas } from '#shared/session/areas'
import { showTheme, storedTheme } from './theme'

if (`${location.pathname}/`.startsWith(`${roleAreas.admin}/`)) showTheme(storedTheme())
