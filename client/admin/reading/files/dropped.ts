/** The files among the dropped items. A folder is reported as a problem. */

export function droppedFiles(data: Pick<DataTransfer, 'items' | 'files'>): {
  files: File[]
  problems: string[]
} {
  const entries = [...data.items].filter(({ kind }) => kind === 'file')
  const files: File[] = []
  const problems: string[] = []
  for (const item of entries) {
    const file = item.getAsFile()
    const isFolder = item.webkitGetAsEntry?.()?.isDirectory ?? false
    if (isFolder)
      problems.push(`${file?.name ?? 'This'} is a folder. Drop the files in it instead.`)
    else if (file) files.push(file)
  }
  if (files.length === 0 && problems.length === 0) problems.push('You didn’t drop a file.')
  return { files, problems }
}
