import { chatAddresses } from '#shared/chat/addresses'
import type { chatCalls } from '#shared/chat/calls'
import { client } from '../api'

export const chatApi = client<typeof chatCalls>(chatAddresses)
