/** How a line of text in a PDF looks. */
export interface TextLook {
  weight: 'light' | 'normal' | 'bold' | 'black'
  /** Points. */
  size: number
  colour?: string
}
