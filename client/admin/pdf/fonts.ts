/** Lato as TrueType, which is what a PDF embeds. */
import lightUrl from '@expo-google-fonts/lato/300Light/Lato_300Light.ttf?url'
import regularUrl from '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf?url'
import boldUrl from '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf?url'
import blackUrl from '@expo-google-fonts/lato/900Black/Lato_900Black.ttf?url'
import type { PdfFonts } from './newPdf'

export async function loadFonts(): Promise<PdfFonts> {
  const [regular, bold, black] = await Promise.all([regularUrl, boldUrl, blackUrl].map(load))
  if (!regular || !bold || !black) throw new Error('A font is missing.')
  return { regular, bold, black }
}

/** With the light one, which few documents need. */
export async function loadAllFonts(): Promise<Required<PdfFonts>> {
  const [fonts, light] = await Promise.all([loadFonts(), load(lightUrl)])
  return { ...fonts, light }
}

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
