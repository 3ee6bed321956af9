/** A network between browser and server that can be cut and restored, as in a train. */
import { createServer, type Socket, connect as tcp } from 'node:net'

export interface CuttableLine {
  url: string
  cut(): void
  mend(): void
  close(): void
}

export async function cuttableLine(port: number): Promise<CuttableLine> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy()
      return
    }
    const far = tcp(port, '127.0.0.1')
    for (const [end, other] of [
      [browser, far],
      [far, browser],
    ] as const) {
      open.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    close() {
      drop()
      server.close()
    },
  }
}
