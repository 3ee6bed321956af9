/** Lato's files and what is read from them, loaded once for the page. */
import { useQuery } from '@tanstack/react-query'
import { loadFonts } from '../../ui/pdf/fonts'
import { typeface } from '../layout/typeface'

export function useLato() {
  return useQuery({
    queryKey: ['lato'],
    queryFn: async () => {
      const fonts = await loadFonts()
      return { fonts, face: typeface(fonts) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
