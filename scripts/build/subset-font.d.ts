/** What is used of it; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype'
      noHinting: boolean
      noLayoutClosure: boolean
      dropTables: string[]
    },
  ): Promise<Buffer>
}
