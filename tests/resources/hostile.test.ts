/** Uploads that must not become files: each is refused with a reason, and nothing remains. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#shared/resources/limits'
import { startWorld, until, type World } from '../chat/world'
import { rawConnection } from '../faults/rawSocket'
import { gathered } from '../store/gathered'
import { call, type Users, signInUsers, send, somePdf, upload } from './adminAndDealer'
import { makeZip } from './makeZip'

let world: World
let users: Users
beforeAll(async () => {
  world = await startWorld()
  users = await signInUsers(world.url)
})
afterAll(() => world.close())

const incoming = () => {
  const folder = join(world.dataDir, 'files', 'incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** After each case: no file, no partial upload, and the server works. */
afterEach(async () => {
  await until(() => incoming().length === 0)
  expect(await gathered(world.store.files.all())).toEqual([])
  expect(await world.store.collection('uploads').countDocuments({})).toBe(0)
  expect((await upload(users, 'fine.pdf', somePdf())).filename).toBe('fine.pdf')
  for (const { _id } of await world.store.collection('uploads').find({}).toArray()) {
    await call(users, 'admin', `DELETE /api/resources/uploads/${_id}`)
  }
})

const refusal = async (reply: Response) => {
  const { error } = await reply.json()
  return [reply.status, error.code, error.fields?.file ?? error.message]
}

const bytes = (text: string) => Buffer.from(text, 'latin1')
const script = bytes('#!/bin/sh\nrm -rf /\n')
const program = bytes('MZ\x90\x00\x03')

test.each([
  ['a script named .pdf', 'guide.pdf', script, 'The content of this file isn’t PDF.'],
  ['a page named .png', 'photo.png', bytes('<html>'), 'The content of this file isn’t PNG.'],
  ['a program named .zip', 'kit.zip', program, 'The content of this file isn’t ZIP.'],
  ['a PDF named .jpg', 'photo.jpg', somePdf(), 'The content of this file isn’t JPG.'],
  ['the beginning of a PDF', 'guide.pdf', bytes('%PD'), 'The content of this file isn’t PDF.'],
  ['a program', 'setup.exe', program, 'Files of this type can’t be uploaded.'],
  ['a page', 'page.html', bytes('<html>'), 'Files of this type can’t be uploaded.'],
  [
    'a drawing that can hold a script',
    'a.svg',
    bytes('<svg/>'),
    'Files of this type can’t be uploaded.',
  ],
  ['no ending', 'pdf', somePdf(), 'Files of this type can’t be uploaded.'],
  ['a hidden second ending', 'a.pdf\u202e.exe', somePdf(), 'Files of this type can’t be uploaded.'],
  ['nothing at all', 'guide.pdf', Buffer.alloc(0), 'The file is empty.'],
])('%s is refused', async (_, filename, content, reason) => {
  expect(await refusal(await send(users, filename, content))).toEqual([400, 'invalid', reason])
})

describe('a zip', () => {
  const outside = 'This ZIP contains unsafe file paths and can’t be used.'
  const broken = 'This ZIP is damaged and can’t be opened.'
  const honest = makeZip([{ name: 'folder/' }, { name: 'folder/a.txt' }])

  test.each([
    ['../ in a name', makeZip([{ name: 'a.txt' }, { name: '../../evil.sh' }]), outside],
    ['../ in the middle', makeZip([{ name: 'a/../../evil.sh' }]), outside],
    ['..\\ in a name', makeZip([{ name: '..\\evil.bat' }]), outside],
    ['an absolute name', makeZip([{ name: '/etc/cron.d/evil' }]), outside],
    ['a drive', makeZip([{ name: 'C:\\evil.bat' }]), outside],
    ['a link', makeZip([{ name: 'a', content: '/etc/passwd', mode: 0o120777 }]), outside],
    ['another name inside', makeZip([{ name: 'a.txt', localName: '../a.txt' }]), outside],
    ['no table of contents', honest.subarray(0, 60), broken],
    ['a cut table of contents', honest.subarray(0, honest.length - 30), broken],
    ['only a beginning', bytes('PK\x03\x04'), broken],
  ])('with %s is refused', async (_, content, reason) => {
    expect(await refusal(await send(users, 'kit.zip', content))).toEqual([400, 'invalid', reason])
  })

  test('with too many names is refused', async () => {
    const many = makeZip(Array.from({ length: 20_001 }, (_, n) => ({ name: `${n}` })))
    const told = await refusal(await send(users, 'kit.zip', many))
    expect(told[2]).toBe('This ZIP contains too many files.')
  })

  test('without tricks is accepted; named as a Word file it must be one', async () => {
    const taken = await upload(users, 'kit.zip', honest)
    await call(users, 'admin', `DELETE /api/resources/uploads/${taken.id}`)
    const told = await refusal(await send(users, 'letter.docx', honest))
    expect(told[2]).toBe('The content of this file doesn’t match its name.')
    const letter = await upload(users, 'letter.docx', makeZip([{ name: 'word/document.xml' }]))
    expect(letter.type).toMatch(/wordprocessingml/)
    await call(users, 'admin', `DELETE /api/resources/uploads/${letter.id}`)
  })
})

const head = (lines: string) =>
  `POST /api/resources/uploads?filename=guide.pdf HTTP/1.1\r\nHost: ${new URL(world.url).host}\r\n` +
  `Origin: ${world.url}\r\nCookie: ${users.admin}\r\n${lines}\r\n\r\n`
const connect = () => rawConnection(Number(new URL(world.url).port))
const megabyte = 1024 * 1024

describe('an upload of 200 MB and one byte', () => {
  const tooLarge = ['"code":"too-large"', 'The file is larger than 200 MB.']

  test('is refused before reading when its length says so', async () => {
    const { socket, hears, heard } = await connect()
    socket.write(head(`Content-Length: ${limits.fileBytes + 1}`))
    await hears('too-large')
    expect(heard()).toMatch(/^HTTP\/1.1 413 /)
    for (const part of tooLarge) expect(heard()).toContain(part)
    socket.destroy()
  })

  test('is refused when it doesn’t state its length', async () => {
    const { socket, hears, heard } = await connect()
    socket.write(head('Transfer-Encoding: chunked'))
    const piece = Buffer.concat([
      bytes(`${megabyte.toString(16)}\r\n`),
      somePdf(megabyte),
      bytes('\r\n'),
    ])
    for (let sent = 0; sent < 200; sent++) {
      if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve))
    }
    expect(heard()).toBe('')
    socket.write('1\r\nx\r\n')
    await hears('too-large')
    expect(heard()).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })
})

test('a connection cut midway leaves nothing', async () => {
  const { socket } = await connect()
  socket.write(head('Content-Length: 5000000'))
  socket.write(somePdf(megabyte))
  await until(() => incoming().length === 1)
  socket.destroy()
  await until(() => incoming().length === 0)
})

test('an upload’s type is decided by its bytes, whatever its headers', async () => {
  const headers = { origin: users.url, cookie: users.admin }
  const post = (more: Record<string, string>, body: Uint8Array) =>
    fetch(`${users.url}/api/resources/uploads?filename=a.pdf`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: body as BodyInit,
    })
  for (const type of ['text/html', 'application/json', 'multipart/form-data; boundary=x']) {
    const reply = await post({ 'content-type': type }, somePdf())
    expect(reply.status).toBe(200)
    await call(users, 'admin', `DELETE /api/resources/uploads/${(await reply.json()).id}`)
  }
  const json = await post({ 'content-type': 'application/json' }, bytes('{"a":1}'))
  expect((await refusal(json))[2]).toBe('The content of this file isn’t PDF.')
})

test('too many simultaneous uploads are refused until there is room again', async () => {
  const running = await Promise.all(Array.from({ length: 4 }, () => connect()))
  for (const { socket } of running) {
    socket.write(head('Content-Length: 5000000'))
    socket.write(somePdf(1000))
  }
  await until(() => incoming().length === 4)
  const reply = await send(users, 'guide.pdf', somePdf())
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '5'])
  for (const { socket } of running) socket.destroy()
  await until(() => incoming().length === 0)
})

test('only uploads may be larger than 1 MiB', async () => {
  const reply = await call(users, 'admin', 'POST /api/resources', {
    title: 'x'.repeat(megabyte),
  })
  expect(reply.status).toBe(413)
})
