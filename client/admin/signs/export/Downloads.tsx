/** The sign's files for the print shop. */
import { useMutation } from '@tanstack/react-query'
import Download from '~icons/lucide/download'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { downloadFile } from '../../ui/download/download'
import styles from '../../ui/download/Downloads.module.css'
import { bleed } from '../layout/frame'
import type { Format } from './files'

interface DownloadsProps {
  /** Null if an input is missing, which its field shows. */
  make: (format: Format) => Promise<{ name: string; file: Blob }> | null
}

export function Downloads({ make }: DownloadsProps) {
  const say = useToast()
  const making = useMutation({
    mutationFn: async (format: Format) => make(format),
    onSuccess: (made) => {
      if (!made) return
      downloadFile(made.name, made.file)
      say(`${made.name} is ready.`)
    },
    onError: () =>
      say(
        'We couldn’t make the file. Check your connection, reload the page and try again.',
        'error',
      ),
  })
  return (
    <div className={styles.downloads}>
      <Button disabled={making.isPending} onClick={() => making.mutate('pdf')}>
        <Download size={16} aria-hidden="true" />
        Download PDF
      </Button>
      <Button look="line" disabled={making.isPending} onClick={() => making.mutate('svg')}>
        <Download size={16} aria-hidden="true" />
        Download SVG
      </Button>
      <p>
        Both have the exact size, {bleed} in of bleed and crop marks. The PDF prints as it is, with
        Lato embedded. In the SVG all text is outlines, for sign shops that edit or cut.
      </p>
    </div>
  )
}
