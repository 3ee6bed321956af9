/** Exports the quote as a PDF. The code that draws it loads on the first click. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Download from '~icons/lucide/download'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { Audience } from '../../../quote/pdf/views'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { readPaper } from '../../data/quotes/paper'
import { downloadFile } from '../../ui/download/download'
import styles from '../../ui/download/Downloads.module.css'

interface PdfButtonsProps {
  printed: PrintedQuote
  /** Text about how long the quote is valid. */
  validity: string
}

export function PdfButtons({ printed, validity }: PdfButtonsProps) {
  const say = useToast()
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: async (audience: Audience) => {
      const paper = await readPaper(queries)
      const { makeQuotePdf } = await import('./makeQuotePdf')
      return makeQuotePdf(audience, printed, paper)
    },
    onSuccess: ({ name, file, missing }) => {
      downloadFile(name, file)
      say(
        `${name} is ready. ${missingFontNote(missing)}`.trim(),
        missing.length > 0 ? 'error' : 'good',
      )
    },
    onError: () =>
      say(
        'We couldn’t make the PDF. Check your connection, reload the page and try again.',
        'error',
      ),
  })
  const isEmpty = printed.lines.length === 0
  const isDisabled = isEmpty || making.isPending
  return (
    <div className={styles.downloads}>
      <Button look="line" disabled={isDisabled} onClick={() => making.mutate('dealer')}>
        <Download size={16} aria-hidden="true" />
        Dealer PDF
      </Button>
      <Button look="line" disabled={isDisabled} onClick={() => making.mutate('customer')}>
        <Download size={16} aria-hidden="true" />
        Customer PDF
      </Button>
      <p>
        {isEmpty ? 'Add an item to make a PDF.' : `The customer PDF doesn’t show cost. ${validity}`}
      </p>
    </div>
  )
}

/** Missing characters to name: enough to recognize the script. */
const maxNamed = 8

/** Warns about characters that no font on this computer has; '' if there are none. */
function missingFontNote(missing: readonly string[]): string {
  if (missing.length === 0) return ''
  const some = missing.slice(0, maxNamed).join('')
  return `It has boxes in place of “${some}”: this computer has no font for them. Make it on one that has.`
}
