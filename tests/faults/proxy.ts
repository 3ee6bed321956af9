/** A bad network: a local TCP proxy that can be muted, cut and restored. */
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../freePort'

export interface Proxy {
  readonly port: number
  readonly url: string
  /** From now on requests pass, but replies don't. */
  muffle(): void
  /** Ends every connection; new ones are refused, as if nothing were listening. */
  cut(): void
  /** New connections pass again, in both directions. */
  mend(): Promise<void>
  close(): Promise<void>
}

export async function startProxy(target: { host?: string; port: number }): Promise<Proxy> {
  const ends = new Set<Socket>()
  let isMuffled = false

  const server = createServer((near) => {
    const far = connect(target.port, target.host ?? '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.setNoDelay(true)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    near.on('data', (piece) => far.write(piece))
    far.on('data', (piece) => {
      if (!isMuffled) near.write(piece)
    })
  })
  const listen = (on: number) =>
    new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  const port = await freePort()
  await listen(port)

  const endAll = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    muffle: () => {
      isMuffled = true
    },
    cut: () => {
      server.close()
      endAll()
    },
    mend: async () => {
      isMuffled = false
      await listen(port)
    },
    close: async () => {
      server.close()
      endAll()
    },
  }
}
