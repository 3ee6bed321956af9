/** Writes raw operators to a page's content stream, which jsPDF's types leave out. */
import type { jsPDF } from 'jspdf'

export function writeContent(pdf: jsPDF, operators: string): void {
  const { write } = pdf.internal as unknown as { write: (operators: string) => void }
  write(operators)
}
