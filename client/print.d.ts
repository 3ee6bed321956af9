/** A font as PDFs embed it; scripts/build/printFonts.mjs makes it. */
declare module '*?print' {
  const url: string
  export default url
}
