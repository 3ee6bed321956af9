export interface TextLook {
  weight: 'light' | 'normal' | 'bold' | 'black'
  /** In points. */
  size: number
  color?: string
}
