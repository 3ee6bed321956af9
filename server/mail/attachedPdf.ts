export interface Pdf {
  name: string
  base64: string
}

/** As an email attachment. */
export function attachedPdf({ name, base64 }: Pdf) {
  const encoding = 'base64' as const
  return { filename: name, contentType: 'application/pdf', content: base64, encoding }
}
