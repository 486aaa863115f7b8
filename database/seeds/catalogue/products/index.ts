import { familyKeyOf } from '../categories';
import { access } from './access';
import { accessHardware } from './access-hardware';
import { alarmDevices } from './alarm-devices';
import { alarms } from './alarms';
import { automation } from './automation';
import { cabling } from './cabling';
import { cablingParts } from './cabling-parts';
import { communications } from './communications';
import { computing } from './computing';
import { computingGear } from './computing-gear';
import { fire } from './fire';
import { hdCameras } from './video/hd-cameras';
import { intercoms } from './intercoms';
import { ipBullets } from './video/ip-bullets';
import { ipCameras } from './video/ip-cameras';
import { network } from './network';
import { networkGear } from './network-gear';
import { patchCords } from './patch-cords';
import { power } from './power';
import { powerGear } from './power-gear';
import { radioGps } from './radio-gps';
import { withRelations } from './relations';
import { softwareProducts } from './software';
import { videoCameras } from './video/video-cameras';
import { videoRecorders } from './video/video-recorders';
import { videoSystems } from './video/video-systems';

/** Every product of the demo world. To grow the catalogue add rows to a file of this folder, or a file to this list. */
export const products = withRelations(
  [
    ...videoCameras,
    ...videoRecorders,
    ...access,
    ...alarms,
    ...fire,
    ...network,
    ...cabling,
    ...power,
    ...intercoms,
    ...radioGps,
    ...automation,
    ...computing,
    ...ipBullets,
    ...ipCameras,
    ...hdCameras,
    ...videoSystems,
    ...accessHardware,
    ...alarmDevices,
    ...networkGear,
    ...cablingParts,
    ...patchCords,
    ...powerGear,
    ...communications,
    ...computingGear,
    ...softwareProducts,
  ],
  familyKeyOf,
);
