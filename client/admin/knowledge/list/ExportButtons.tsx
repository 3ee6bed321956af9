/** Exports all entries as JSON, or as CSV for a spreadsheet. */
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { knowledge } from '../../data/knowledge/calls'
import { downloadFile } from '../../ui/download/download'

const types = { json: 'application/json', csv: 'text/csv;charset=utf-8' } as const

export function ExportButtons() {
  const say = useToast()
  const exporting = useMutation({
    mutationFn: async (format: keyof typeof types) => {
      const { filename, text } = await knowledge.export({ format })
      downloadFile(filename, new Blob([text], { type: types[format] }))
    },
    onError: (error) => say(`The export failed. ${error.message}`, 'error'),
  })
  return (['json', 'csv'] as const).map((format) => (
    <Button
      key={format}
      look="line"
      disabled={exporting.isPending}
      onClick={() => exporting.mutate(format)}
    >
      Export {format.toUpperCase()}
    </Button>
  ))
}
