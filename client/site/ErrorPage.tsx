/** Specification, section 8: the generic error view. Its cause goes to the console alone. */
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '../ui/Button'
import { Face } from '../ui/Face'
import styles from './Plain.module.css'

export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className={styles.plain}>
      <Face emotion="surprised" className={styles.face} />
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on this page. Reload it, or go back to the start.</p>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button look="line" href="/">
          Home
        </Button>
      </p>
    </main>
  )
}
