import type { Addresses } from '../contract'

export const teamAddresses = {
  list: 'GET /api/team',
  change: 'PATCH /api/team/me',
  add: 'POST /api/team',
  edit: 'PATCH /api/team/members/:id',
  newPassword: 'POST /api/team/members/:id/password',
  remove: 'DELETE /api/team/members/:id',
  hours: 'GET /api/team/hours',
  setHours: 'PUT /api/team/hours',
  savedReplies: 'GET /api/team/replies',
  saveReply: 'PUT /api/team/replies/:id',
  removeReply: 'DELETE /api/team/replies/:id',
  startList: 'GET /api/team/start-list',
  setStartList: 'PUT /api/team/start-list',
  push: 'GET /api/team/push',
  addDevice: 'POST /api/team/push',
  removeDevice: 'POST /api/team/push/end',
  tryPush: 'POST /api/team/push/test',
  tryEmail: 'POST /api/team/me/email/test',
  changePassword: 'POST /api/team/me/password',
} as const satisfies Addresses
