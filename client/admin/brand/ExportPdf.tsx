/** Exports brand-guidelines.pdf. The code that draws it loads on the first click. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Download from '~icons/lucide/download'
import type { BrandAsset } from '#shared/brand/calls'
import { Button } from '../../ui/Button'
import { useToast } from '../../ui/status/Toast'
import { readPaper } from '../data/quotes/paper'
import { downloadFile } from '../ui/download/download'

/** The file name of specification, section 9. */
const name = 'brand-guidelines.pdf'

export function ExportPdf({ assets }: { assets: readonly BrandAsset[] | undefined }) {
  const say = useToast()
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: async (known: readonly BrandAsset[]) => {
      const [paper, { makeBrandPdf }] = await Promise.all([
        readPaper(queries),
        import('./pdf/makeBrandPdf'),
      ])
      return makeBrandPdf(known, paper)
    },
    onSuccess: (file) => {
      downloadFile(name, file)
      say(`${name} is ready.`)
    },
    onError: () =>
      say(
        'We couldn’t make the PDF. Check your connection, reload the page and try again.',
        'error',
      ),
  })
  return (
    <Button
      disabled={assets === undefined || making.isPending}
      onClick={() => assets && making.mutate(assets)}
    >
      <Download size={16} aria-hidden="true" />
      Export PDF
    </Button>
  )
}
