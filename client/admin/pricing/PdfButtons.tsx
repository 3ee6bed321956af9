/** The quote as a PDF. What makes it loads with the first press. */
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { company } from '#shared/company'
import type { Catalogue } from '#shared/quotes/calls'
import { quantityOf } from '#shared/quotes/rules'
import { Button } from '../../ui/Button'
import { useToast } from '../../ui/Toast'
import { companyTime } from '../companyTime'
import { downloadFile } from '../download'
import { draft } from './draft'
import styles from './PdfButtons.module.css'
import type { Audience } from './pdf/views'

const nothingWritten = {
  ...{ customer: '', company: '', email: '', phone: '', site: '', preparedBy: '', notes: '' },
  ...{ discount: 0, tax: 0, callBox: null },
}

interface PdfButtonsProps {
  catalogue: Catalogue
  isEmpty: boolean
}

export function PdfButtons({ catalogue, isEmpty }: PdfButtonsProps) {
  const say = useToast()
  const making = useMutation({
    mutationFn: async (audience: Audience) => {
      const { makeQuotePdf } = await import('./pdf/makeQuotePdf')
      const today = companyTime(catalogue.timeZone).day(Date.now())
      return makeQuotePdf(audience, {
        ...nothingWritten,
        lines: catalogue.items
          .map((item) => ({ ...item, quantity: quantityOf(draft.get(), item.id) }))
          .filter(({ quantity }) => quantity > 0),
        priceList: catalogue,
        date: today,
        today,
        saved: null,
      })
    },
    onSuccess: ({ name, file }) => {
      downloadFile(name, file)
      say(`${name} is made.`)
    },
    onError: () =>
      say('The PDF was not made. Check the connection, reload the page and try again.', 'error'),
  })
  const isDisabled = isEmpty || making.isPending
  return (
    <div className={styles.buttons}>
      <Button look="line" disabled={isDisabled} onClick={() => making.mutate('dealer')}>
        <Download size={16} aria-hidden="true" />
        Dealer PDF
      </Button>
      <Button disabled={isDisabled} onClick={() => making.mutate('customer')}>
        <Download size={16} aria-hidden="true" />
        Customer PDF
      </Button>
      <p>
        {isEmpty
          ? 'PDFs can be made from the first item on.'
          : `The customer PDF holds no cost. Both are valid for ${company.quoteValidDays} days from today.`}
      </p>
    </div>
  )
}
