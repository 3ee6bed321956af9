/** The operators of a page, straight into its content; jsPDF's types leave this out. */
import type { jsPDF } from 'jspdf'

export function writeContent(pdf: jsPDF, operators: string): void {
  const { write } = pdf.internal as unknown as { write: (operators: string) => void }
  write(operators)
}
