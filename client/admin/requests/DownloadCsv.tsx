import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button'
import { useToast } from '../../ui/Toast'
import { downloadText } from '../download'
import { contact } from './calls'

/** All requests as a table for a spreadsheet. */
export function DownloadCsv({ isEmpty }: { isEmpty: boolean }) {
  const say = useToast()
  const loading = useMutation({
    mutationFn: () => contact.export(),
    onSuccess: ({ filename, text }) => downloadText(filename, text),
    onError: (error) => say(`The file was not made. ${error.message}`, 'error'),
  })
  return (
    <Button look="line" disabled={isEmpty || loading.isPending} onClick={() => loading.mutate()}>
      Download CSV
    </Button>
  )
}
