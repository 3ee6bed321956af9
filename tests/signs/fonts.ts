/** Lato as the page loads it, read from the package. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { typeface } from '../../client/admin/signs/layout/typeface'

const require = createRequire(import.meta.url)
const font = (path: string) =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/lato/${path}`)))

export const fonts = {
  regular: font('400Regular/Lato_400Regular.ttf'),
  bold: font('700Bold/Lato_700Bold.ttf'),
  black: font('900Black/Lato_900Black.ttf'),
}
export const face = typeface(fonts)
