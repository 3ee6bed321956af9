import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { downloadText } from './download'

interface DownloadCsvProps {
  isEmpty: boolean
  load: () => Promise<{ filename: string; text: string }>
}

/** Downloads a whole list as CSV. */
export function DownloadCsv({ isEmpty, load }: DownloadCsvProps) {
  const say = useToast()
  const loading = useMutation({
    mutationFn: load,
    onSuccess: ({ filename, text }) => downloadText(filename, text),
    onError: (error) => say(`We couldn’t make the file. ${error.message}`, 'error'),
  })
  return (
    <Button look="line" disabled={isEmpty || loading.isPending} onClick={() => loading.mutate()}>
      Download CSV
    </Button>
  )
}
