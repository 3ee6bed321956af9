import { chatAddresses } from '#shared/chat/addresses'
import { answeredLaterAddresses } from '#shared/chat/answeredLater/addresses'
import type { answeredLaterCalls } from '#shared/chat/answeredLater/calls'
import type { chatCalls } from '#shared/chat/calls'
import { client } from '../../api'

export const chatApi = client<typeof chatCalls>(chatAddresses)
export const answeredLater = client<typeof answeredLaterCalls>(answeredLaterAddresses)
