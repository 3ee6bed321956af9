export interface Pdf {
  name: string
  base64: string
}

/** What an email says if the PDF it should have carried couldn't be drawn. */
export const withoutPdf = 'The PDF couldn’t be attached; see the quote’s page.'

/** As an email attachment. */
export function attachedPdf({ name, base64 }: Pdf) {
  const encoding = 'base64' as const
  return { filename: name, contentType: 'application/pdf', content: base64, encoding }
}
