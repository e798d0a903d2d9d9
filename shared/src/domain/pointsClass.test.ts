import { pointsClass, pointsClasses, type PointsClass } from './pointsClass';

describe('points classes', () => {
  it.each<[number, PointsClass]>([
    [-3, 'bad'],
    [-2, 'negative'],
    [-1, 'negative'],
    [0, 'zero'],
    [1, 'basic'],
    [2, 'basic'],
    [3, 'low'],
    [4, 'low'],
    [5, 'mid'],
    [7, 'high'],
    [9, 'higher'],
    [11, 'veryhigh'],
    [13, 'great'],
    [15, 'exceptional'],
    [17, 'awesome'],
    [19, 'superb'],
    [20, 'superb'],
    [21, 'godlike'],
    [40, 'godlike'],
  ])('%d points are %s', (points, expected) => {
    expect(pointsClass(points)).toBe(expected);
  });

  it('are 14, from worst to best', () => {
    expect(pointsClasses).toHaveLength(14);
    expect([pointsClasses[0], pointsClasses.at(-1)]).toEqual(['bad', 'godlike']);
  });
});
