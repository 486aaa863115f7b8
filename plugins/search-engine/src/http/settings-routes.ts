import { SETTING_NAMES, settingPath, type SettingsChange } from '../storage/setting-checks';
import { changedSettings, defaultSettings } from '../storage/settings';
import { jsonBody, objectBody } from './request';
import { accepted, ok, type Route, type RouteCall } from './route';

const SETTINGS = 'indexes/:uid/settings';
const READ = 'settings.get';
const CHANGE = 'settings.update';

/** Settings given as objects are changed part by part (PATCH), the others are replaced (PUT). */
const PATCHED = new Set<keyof SettingsChange>(['typoTolerance', 'faceting', 'pagination', 'embedders']);

function change(call: RouteCall, asked: Record<string, unknown>, details: Record<string, unknown> = asked) {
  // Checked before the task too: a wrong setting is answered 400 at once, as a server does.
  changedSettings(defaultSettings(), asked);
  const uid = call.part('uid');
  const { core } = call;
  return accepted(
    core.tasks.run(call.taskOf('settingsUpdate', uid, details), () => {
      const index = core.indexes.find(uid) ?? core.indexes.create(uid, null);
      core.documents.changeSettings(index.uid, changedSettings(index.settings, asked));
      return {};
    }),
  );
}

const everySettingReset = Object.fromEntries(SETTING_NAMES.map((name) => [name, null]));

/** The three calls of one setting: what it is, another value, and its default. */
const routesOf = (name: keyof SettingsChange): Route[] => {
  const path = `${SETTINGS}/${settingPath(name)}`;
  return [
    { method: 'GET', path, action: READ, answer: ({ core, part }) => ok(core.indexes.get(part('uid')).settings[name]) },
    {
      method: PATCHED.has(name) ? 'PATCH' : 'PUT',
      path,
      action: CHANGE,
      isWrite: true,
      answer: (call) => change(call, { [name]: jsonBody(call.request) }),
    },
    {
      method: 'DELETE',
      path,
      action: CHANGE,
      isWrite: true,
      answer: (call) => change(call, { [name]: null }),
    },
  ];
};

/** Reading and changing the settings of an index, all at once or one by one. */
export const settingsRoutes: Route[] = [
  {
    method: 'GET',
    path: SETTINGS,
    action: READ,
    answer: ({ core, part }) => ok(core.indexes.get(part('uid')).settings),
  },
  {
    method: 'PATCH',
    path: SETTINGS,
    action: CHANGE,
    isWrite: true,
    answer: (call) => change(call, objectBody(call.request)),
  },
  {
    method: 'DELETE',
    path: SETTINGS,
    action: CHANGE,
    isWrite: true,
    answer: (call) => change(call, everySettingReset, {}),
  },
  ...SETTING_NAMES.flatMap(routesOf),
];
