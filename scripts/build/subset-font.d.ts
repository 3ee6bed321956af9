/** The part we use; the package has no types. */
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
