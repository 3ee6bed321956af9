/** The address's parameters, and how to change them. A change builds on one that is not shown yet. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

type Change = (params: URLSearchParams) => URLSearchParams

export function useAddress() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  function change(how: Change, options?: { replace: boolean }) {
    latest.current = how(latest.current)
    setParams(latest.current, options)
  }
  return { params, change }
}
