/** Fetches a PDF's fonts by their addresses. */
import type { PdfFonts } from './newPdf'

export async function fetchFonts(urls: {
  regular: string
  bold: string
  black: string
}): Promise<PdfFonts> {
  const [regular, bold, black] = await Promise.all([
    fetchFont(urls.regular),
    fetchFont(urls.bold),
    fetchFont(urls.black),
  ])
  return { regular, bold, black }
}

const fetched = new Map<string, Promise<Uint8Array>>()

/** Fetched once while the page is open, unless it fails. */
export function fetchFont(url: string): Promise<Uint8Array> {
  const font = fetched.get(url) ?? fetchNow(url)
  fetched.set(url, font)
  font.catch(() => fetched.delete(url))
  return font
}

async function fetchNow(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
