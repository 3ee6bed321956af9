/** A file as base64, for a JSON body. */
export async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const stretch = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += stretch) {
    text += String.fromCharCode(...bytes.subarray(at, at + stretch))
  }
  return btoa(text)
}
