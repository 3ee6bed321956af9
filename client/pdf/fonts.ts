/** Lato as TrueType with kerning and West European letters, for our own texts in large type. */
import lightUrl from '@expo-google-fonts/lato/300Light/Lato_300Light.ttf?url'
import regularUrl from '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf?url'
import boldUrl from '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf?url'
import blackUrl from '@expo-google-fonts/lato/900Black/Lato_900Black.ttf?url'
import { fetchFont, fetchFonts } from './fetchFonts'
import type { PdfFonts } from './newPdf'

export function loadFonts(): Promise<PdfFonts> {
  return fetchFonts({ regular: regularUrl, bold: boldUrl, black: blackUrl })
}

/** Includes the light weight, which few documents need. */
export async function loadAllFonts(): Promise<Required<PdfFonts>> {
  const [fonts, light] = await Promise.all([loadFonts(), fetchFont(lightUrl)])
  return { ...fonts, light }
}
