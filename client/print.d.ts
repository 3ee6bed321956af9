/** A font in the form that PDFs embed, made by scripts/build/printFonts.mjs. */
declare module '*?print' {
  const url: string
  export default url
}
